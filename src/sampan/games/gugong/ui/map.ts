/** Where the cities lie on the drawing, in percent of it. */

import type { City } from './facts'

/** How far a city is moved from the plain grid, by row and column, so that the map looks drawn by hand. */
const SHIFTS: [x: number, y: number][][] = [
  [[-0.5, 1.6], [0.6, -1.2], [0, 0.8], [0, -1.6], [0.6, 0]],
  [[0.6, -0.4], [0, 0.8], [0.6, -2], [-0.5, 0.4], [1, 0.4]],
  [[-1, 0], [0.3, -0.8], [0, 1.6], [1.6, -1.2], [0.6, 0]],
  [[0, 0], [-1.6, 1.6], [0, 0], [1, 1.6], [-0.5, -0.4]],
]
const EDGE = { left: 9.5, right: 9.5, top: 10.5, bottom: 20 }

export function placeOf(city: City, cities: City[]): [x: number, y: number] {
  const columns = Math.max(...cities.map((each) => each.column))
  const rows = Math.max(...cities.map((each) => each.row))
  const [dx, dy] = SHIFTS[city.row]?.[city.column] ?? [0, 0]
  const x = EDGE.left + (city.column / columns) * (100 - EDGE.left - EDGE.right)
  const y = EDGE.top + (city.row / rows) * (100 - EDGE.top - EDGE.bottom)
  return [x + dx, y + dy]
}

/** The shortest way along the roads that enters no other city with a tile; empty if there is none. */
export function wayTo(cities: City[], tiles: Record<string, string | null>, from: number, to: number): number[] {
  const before = new Map<number, number>([[from, from]])
  const open = [from]
  for (let city = open.shift(); city !== undefined && city !== to; city = open.shift()) {
    for (const next of cities[city]!.neighbours) {
      if (before.has(next) || (tiles[next] && next !== to)) continue
      before.set(next, city)
      open.push(next)
    }
  }
  if (!before.has(to)) return []
  const way = [to]
  while (way[0] !== from) way.unshift(before.get(way[0]!)!)
  return way
}
