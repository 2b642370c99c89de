/** The board of this game for the page. */

import type { GameUi } from '$page/lib/boards'
import { about, pieceOf } from './about'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Piece from './Piece.svelte'
import Rival from './Rival.svelte'
import { spotOf } from './spots'

export default { Board, Mine, Rival, Piece, spotOf, about, pieceOf } satisfies GameUi
