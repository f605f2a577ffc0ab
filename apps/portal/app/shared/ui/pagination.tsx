import { groupedNumber } from '@cheyantong/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './pagination.module.css';
import { PaginationJump } from './pagination-jump.tsx';
import { clampPage, pageCountOf, paginationWindow } from './pagination-window.ts';

interface PaginationProps {
  /** Tells two paginations on one page apart. */
  label?: string | undefined;
  page: number;
  pageSize: number;
  total: number;
  /** Called for every change; optional when `hrefFor` makes links. */
  onChange?: ((page: number) => void) | undefined;
  /** Turns the numbers into links, so that pages can be opened, shared and crawled. */
  hrefFor?: ((page: number) => string) | undefined;
  /** The word counted: 共 1,284 辆. */
  unit?: string | undefined;
  showTotal?: boolean | undefined;
  /** Offers to type a page number. Needs `onChange`. */
  showJump?: boolean | undefined;
}

export function Pagination({
  label = '分页',
  page,
  pageSize,
  total,
  onChange,
  hrefFor,
  unit = '条',
  showTotal = true,
  showJump = false,
}: PaginationProps) {
  const pageCount = pageCountOf(total, pageSize);
  const current = clampPage(page, pageCount);
  const step = { onChange, hrefFor };

  return (
    <nav className={styles.pagination} aria-label={label}>
      {showTotal && (
        <span className={styles.total}>
          共 <span className={styles.digits}>{groupedNumber(total)}</span> {unit}
        </span>
      )}
      <ul className={styles.pages}>
        <li>
          <PageStep {...step} page={current > 1 ? current - 1 : null} label="上一页">
            <ChevronLeft aria-hidden="true" />
          </PageStep>
        </li>
        {paginationWindow(current, pageCount).map((slot) =>
          typeof slot === 'number' ? (
            <li key={slot}>
              <PageStep {...step} page={slot} label={`第 ${slot} 页`} isCurrent={slot === current}>
                {slot}
              </PageStep>
            </li>
          ) : (
            <li key={slot} className={styles.gap} aria-hidden="true">
              …
            </li>
          ),
        )}
        <li>
          <PageStep {...step} page={current < pageCount ? current + 1 : null} label="下一页">
            <ChevronRight aria-hidden="true" />
          </PageStep>
        </li>
      </ul>
      {showJump && onChange && pageCount > 1 && <PaginationJump pageCount={pageCount} onJump={onChange} />}
    </nav>
  );
}

interface PageStepProps extends Pick<PaginationProps, 'onChange' | 'hrefFor'> {
  /** `null` when there is no such page. */
  page: number | null;
  label: string;
  isCurrent?: boolean;
  children: ReactNode;
}

function PageStep({ page, label, isCurrent = false, onChange, hrefFor, children }: PageStepProps) {
  const common = {
    className: classNames(styles.page, isCurrent && styles.current),
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
  };

  if (hrefFor && page !== null) {
    return (
      <Link {...common} to={hrefFor(page)} onClick={() => onChange?.(page)}>
        {children}
      </Link>
    );
  }
  return (
    <button
      {...common}
      type="button"
      disabled={page === null}
      onClick={() => page !== null && !isCurrent && onChange?.(page)}
    >
      {children}
    </button>
  );
}
