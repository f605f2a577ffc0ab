import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '../../../shared/ui/link.tsx';
import { ENTRY_KINDS, entriesOf } from '../entry.ts';
import { EntryLine } from '../entry-line.tsx';
import { forgetSearches, useRecentSearches } from '../recent-searches.ts';
import { searchAddress } from '../search-address.ts';
import { searchQuery } from '../search-query.ts';
import { rememberSearch } from '../settle-search.ts';
import styles from './suggestions.module.css';
import { useSettled } from './use-settled.ts';

const SUGGESTED = 4;
const PAUSE_MS = 150;

/** Shown to somebody who has never searched. */
const EXAMPLES = ['朗逸', 'dz', '大灯', '保值率'];

interface SuggestionsProps {
  typed: string;
  onChosen: () => void;
}

/** What the words may mean while they are typed. Links, so that they open in a tab as well. */
export default function Suggestions({ typed, onChosen }: SuggestionsProps) {
  const keywords = useSettled(typed.trim(), PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery({
    ...searchQuery(keywords, SUGGESTED),
    enabled: keywords !== '',
    placeholderData: keepPreviousData,
  });
  const groups = keywords === '' ? [] : entriesOf(keywords, data);
  const told = keywords !== '' && (data || error) && !isPlaceholderData;

  function choose(words: string): void {
    rememberSearch(words);
    onChosen();
  }

  return (
    <>
      <div className={styles.groups} aria-busy={isPlaceholderData}>
        {groups.map(({ kind, entries }) => (
          <section key={kind} aria-label={ENTRY_KINDS[kind]} className={styles.group}>
            <h2 className={styles.name}>{ENTRY_KINDS[kind]}</h2>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <EntryLine
                    entry={entry}
                    kind={kind}
                    keywords={keywords}
                    onChosen={() => choose(keywords)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {told && groups.length === 0 && (
          <p className={styles.nothing}>
            {error ? '建议暂时取不到，按回车仍可搜索' : `没有与“${keywords}”相近的内容，换个词或少几个字试试`}
          </p>
        )}
        {keywords === '' && <Recent onChosen={choose} />}
      </div>
      <p className={styles.foot}>
        <span>贴入 VIN、溯源码、报告编号，直接到结果</span>
        <span className={styles.keys}>
          <kbd>↑↓</kbd> 选择 <kbd>↵</kbd> 打开
        </span>
      </p>
      <p role="status" className={styles.status}>
        {told ? `找到 ${groups.reduce((sum, { entries }) => sum + entries.length, 0)} 条建议` : ''}
      </p>
    </>
  );
}

function Recent({ onChosen }: { onChosen: (keywords: string) => void }) {
  const kept = useRecentSearches();
  const shown = kept.length > 0 ? kept : EXAMPLES;
  return (
    <section aria-label={kept.length > 0 ? '最近搜过' : '可以这样搜'} className={styles.group}>
      <h2 className={styles.name}>{kept.length > 0 ? '最近搜过' : '可以这样搜'}</h2>
      <div className={styles.recent}>
        {shown.map((keywords) => (
          <Link
            key={keywords}
            to={searchAddress(keywords)}
            data-stop=""
            className={styles.chip}
            onClick={() => onChosen(keywords)}
          >
            {keywords}
          </Link>
        ))}
        {kept.length > 0 && (
          <button type="button" className={styles.forget} onClick={forgetSearches}>
            清除
          </button>
        )}
      </div>
    </section>
  );
}
