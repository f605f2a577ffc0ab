import { type SubmitEvent, useState } from 'react';
import styles from './pagination.module.css';
import { clampPage } from './pagination-window.ts';
import { TextInput } from './text-input.tsx';

/** 跳至 __ 页 */
export function PaginationJump({ pageCount, onJump }: { pageCount: number; onJump: (page: number) => void }) {
  const [typed, setTyped] = useState('');

  function jump(event: SubmitEvent) {
    event.preventDefault();
    const wanted = Number(typed);
    setTyped('');
    if (wanted >= 1) onJump(clampPage(wanted, pageCount));
  }

  return (
    <form className={styles.jump} onSubmit={jump}>
      跳至
      <TextInput
        size="small"
        className={styles.jumpInput}
        keyboard="digits"
        aria-label="页码"
        value={typed}
        onValueChange={(text) => setTyped(text.replace(/\D/g, ''))}
      />
      页
    </form>
  );
}
