/** How far a picture has come. `attempt` counts from 0. */
export interface PictureState {
  phase: 'waiting' | 'loading' | 'shown' | 'failed';
  attempt: number;
}

export type PictureEvent = 'came near' | 'loaded' | 'failed';

/** A picture that did not come is asked for once more, because most failures are passing ones. */
const retries = 1;

export function nextPictureState(state: PictureState, event: PictureEvent): PictureState {
  switch (event) {
    case 'came near':
      return state.phase === 'waiting' ? { ...state, phase: 'loading' } : state;
    case 'loaded':
      return { ...state, phase: 'shown' };
    case 'failed':
      return state.attempt < retries
        ? { phase: 'loading', attempt: state.attempt + 1 }
        : { ...state, phase: 'failed' };
  }
}
