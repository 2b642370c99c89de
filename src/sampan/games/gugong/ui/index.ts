/** The board of Gùgōng. */

import type { GameUi } from '$page/lib/boards'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Piece from './Piece.svelte'
import Rival from './Rival.svelte'
import { about, pieceOf, spotOf } from './spots'

export default { Board, Mine, Rival, Piece, spotOf, about, pieceOf } satisfies GameUi
