/** Table options, and which tables they are for. */

import type { OptionInfo } from '../protocol.gen'

/** Whether a table with so many players can choose it. */
export const isFor = (option: OptionInfo, seats: number) => !option.seats || option.seats.includes(seats)
