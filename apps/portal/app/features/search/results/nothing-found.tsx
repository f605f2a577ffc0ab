import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import styles from './page.module.css';

/** What can be done instead; before anything was asked, what can be asked. */
export function NothingFound({ keywords }: { keywords?: string }) {
  return (
    <EmptyState
      title={keywords ? `没有找到“${keywords}”` : '输入车型、配件、资讯或编号'}
      action={
        <div className={styles.ways}>
          <ButtonLink to={PAGES.usedCarShowroom.path}>看全部二手车</ButtonLink>
          <ButtonLink to={PAGES.reusableShowroom.path} tone="secondary">
            看全部再用件
          </ButtonLink>
          <ButtonLink to={PAGES.traceability.path} tone="secondary">
            按编号核验
          </ButtonLink>
        </div>
      }
    >
      {keywords
        ? '换个词或少几个字试试；汉字和拼音首字母都可以，例如“朗逸”或“ly”。'
        : '汉字和拼音首字母都可以，例如“大众”或“dz”；VIN、溯源码和报告编号直接到结果。'}
    </EmptyState>
  );
}
