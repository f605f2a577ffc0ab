import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import styles from './showroom.module.css';
import { useChoose } from './showroom-link.tsx';
import { type ShowroomQuery, showroomAddress } from './showroom-query.ts';

/** Search by words; the other filters stay. */
export function KeywordBox({ query }: { query: ShowroomQuery }) {
  const choose = useChoose();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('keywords') ?? '').trim();
    choose({ keywords: typed || undefined });
  }

  return (
    <search className={styles.search}>
      <form action={showroomAddress({ pageNum: 1 })} onSubmit={search}>
        <TextInput
          // The address may change by other means (a chip, going back): then the box follows it.
          key={query.keywords}
          name="keywords"
          type="search"
          aria-label="搜索车辆"
          placeholder="搜品牌、车系或配置"
          maxLength={40}
          defaultValue={query.keywords ?? ''}
          clearable
          suffix={
            <IconButton type="submit" size="small" label="搜索">
              <Search aria-hidden="true" />
            </IconButton>
          }
        />
      </form>
    </search>
  );
}
