import { readCode, TRACE_VERDICTS, type TraceVerdict } from '@cheyantong/domain';
import { useEffect } from 'react';
import { create } from 'zustand';
import { belongsToMember } from '../../../shared/session/belongings.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../../shared/storage.ts';

/** A code that was looked up on this device, and what came of it; null: something that has no verdict, as a car. */
export interface RecentCode {
  code: string;
  verdict: TraceVerdict | null;
}

const KEPT = 5;

const useKeptCodes = create<{ codes: readonly RecentCode[] }>(() => ({ codes: [] }));

/** None in server-rendered HTML, the kept ones right after. */
export function useRecentCodes(): readonly RecentCode[] {
  useEffect(() => {
    useKeptCodes.setState({ codes: readStored(STORAGE_KEYS.recentCodes, isRecentCodes) ?? [] });
  }, []);
  return useKeptCodes(({ codes }) => codes);
}

/** Keeps what has just been looked up, the newest first and every code once. */
export function useRemembered(code: string, verdict: TraceVerdict | null | undefined): void {
  useEffect(() => {
    if (verdict === undefined) return;
    const before = readStored(STORAGE_KEYS.recentCodes, isRecentCodes) ?? [];
    keep([{ code, verdict }, ...before.filter((other) => other.code !== code)].slice(0, KEPT));
  }, [code, verdict]);
}

export const forgetRecentCodes = (): void => keep([]);

function keep(codes: readonly RecentCode[]): void {
  writeStored(STORAGE_KEYS.recentCodes, codes.length > 0 ? codes : null);
  useKeptCodes.setState({ codes });
}

// What somebody looked up is nobody else's business at a shared computer.
belongsToMember({ forget: forgetRecentCodes });

const isRecentCodes = (value: unknown): value is RecentCode[] =>
  Array.isArray(value) && value.every(isRecentCode);

const isRecentCode = (value: unknown): value is RecentCode =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  readCode(value.code).whole &&
  'verdict' in value &&
  (value.verdict === null || TRACE_VERDICTS.some((verdict) => verdict === value.verdict));
