import { afterEach, beforeEach, vi } from 'vitest';
import { endSession } from '../app/shared/session/session.ts';
import { startGateway } from './gateway.ts';

/** A browser that has never been here, and a gateway that knows no call yet. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  endSession();
  startGateway();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
