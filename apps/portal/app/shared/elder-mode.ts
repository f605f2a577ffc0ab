import { create } from 'zustand';
import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

/** 长者模式: larger text and stronger contrast, by an attribute on <html> that tokens.css answers to. */
export const useElderMode = create<{ on: boolean }>(() => ({ on: false }));

export function setElderMode(on: boolean): void {
  document.documentElement.toggleAttribute('data-elder', on);
  writeStored(STORAGE_KEYS.elderMode, on ? 'on' : null);
  useElderMode.setState({ on });
}

export const restoreElderMode = (): void =>
  useElderMode.setState({ on: readStored(STORAGE_KEYS.elderMode, isOn) !== null });

const isOn = (value: unknown): value is 'on' => value === 'on';
