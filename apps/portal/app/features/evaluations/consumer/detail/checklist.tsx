import type { ArticleDetail } from '@cheyantong/contract';
import { PRODUCT_NAME } from '@cheyantong/domain';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { PAGES } from '../../../../pages.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { CHECKLIST_ANCHOR } from '../checklist-anchor.ts';
import styles from './checklist.module.css';
import { tickItem, untickAll, useTickedItems } from './ticked-items.ts';

interface ChecklistProps {
  piece: ArticleDetail;
  checklist: NonNullable<ArticleDetail['checklist']>;
}

/** A list to go through beside the car: ticks stay in this browser, and it prints on one page of its own. */
export function Checklist({ piece: { id, title }, checklist }: ChecklistProps) {
  const ticked = useTickedItems(id);
  const paper = useRef<HTMLElement>(null);
  const items = checklist.groups.flatMap((group) => group.items);
  const done = items.filter((item) => ticked.includes(item)).length;

  function printAlone() {
    const sheet = paper.current;
    if (!sheet) return;
    sheet.dataset.print = 'alone';
    window.addEventListener('afterprint', () => delete sheet.dataset.print, { once: true });
    window.print();
  }

  return (
    <section
      ref={paper}
      id={CHECKLIST_ANCHOR}
      className={styles.paper}
      aria-labelledby={`${CHECKLIST_ANCHOR}-title`}
    >
      <header className={styles.head}>
        <h2 id={`${CHECKLIST_ANCHOR}-title`} className={styles.title}>
          {checklist.title}
        </h2>
        <p className={styles.progress} role="status" data-print="hide">
          已勾 {done} / {items.length}
        </p>
        <p className={styles.actions} data-print="hide">
          {done > 0 && (
            <Button tone="quiet" size="small" onClick={() => untickAll(id)}>
              全部清除
            </Button>
          )}
          <Button tone="secondary" size="small" icon={<Printer />} onClick={printAlone}>
            打印清单
          </Button>
        </p>
      </header>
      <p className={styles.origin}>
        {PRODUCT_NAME} {PAGES.consumerZone.title}：{title}
      </p>
      <div className={styles.groups}>
        {checklist.groups.map((group) => (
          <fieldset key={group.title} className={styles.group}>
            <legend className={group.title ? styles.legend : styles.unnamed}>
              {group.title ?? checklist.title}
            </legend>
            {group.items.map((item) => (
              <label key={item} className={styles.item}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={ticked.includes(item)}
                  onChange={({ currentTarget }) => tickItem(id, item, currentTarget.checked)}
                />
                <span>{item}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <p className={styles.kept} data-print="hide">
        勾选只留在这台设备的浏览器里，不上传。
      </p>
      <p className={styles.signed}>车辆：　　　　　　　　　　日期：　　　　　　　　　　检查人：</p>
    </section>
  );
}
