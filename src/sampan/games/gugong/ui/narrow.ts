/** Whether one zone is shown at a time, as on a phone. */

import { MediaQuery } from 'svelte/reactivity'

const query = new MediaQuery('(max-width: 760px)')

export function isNarrow(): boolean {
  return query.current
}
