import type { PartDetail } from '@cheyantong/contract';
import { dayOf } from '@cheyantong/domain';
import { blocksOf } from './content-blocks.ts';
import styles from './detail.module.css';
import { Section } from './section.tsx';

/** What the supplier says of it. */
export function AboutSection({ part: { contentHtml, publishTime } }: { part: PartDetail }) {
  const blocks = blocksOf(contentHtml);
  return (
    <Section id="about" remark={`${dayOf(publishTime)} 发布`}>
      <div className={styles.about}>
        {blocks.length === 0 && <p>供应商没有填写商品说明。</p>}
        {blocks.map((block) =>
          block.kind === 'list' ? (
            <ul key={block.items.join()}>
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : (
            <p key={block.text}>{block.text}</p>
          ),
        )}
      </div>
    </Section>
  );
}
