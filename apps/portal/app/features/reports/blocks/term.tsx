import type { ReactNode } from 'react';
import { Popover } from '../../../shared/ui/popover.tsx';
import { GLOSSARY, type GlossaryWord } from './glossary.ts';
import styles from './term.module.css';

/** A word with its explanation on hover, press or focus. */
export function Term({ word, children = word }: { word: GlossaryWord; children?: string }) {
  return (
    <Popover
      openOnHover
      side="top"
      title={word}
      trigger={
        <button type="button" className={styles.term} aria-label={`${children}，查看解释`}>
          {children}
        </button>
      }
    >
      <p>{GLOSSARY[word]}</p>
    </Popover>
  );
}

/** A name with the explanation of a word in it, if it has one that needs it. */
export const explained = (name: string, word: GlossaryWord | undefined): ReactNode =>
  word ? <Term word={word}>{name}</Term> : name;
