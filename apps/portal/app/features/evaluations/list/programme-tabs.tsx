import { ListLink } from '../../../shared/list/list-link.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import tabs from '../../../shared/ui/tabs.module.css';
import { editionChange, programmeChange } from './edition-change.ts';
import { DraftLink } from './evaluation-filters.tsx';
import styles from './programme-tabs.module.css';
import type { EvaluationListState } from './use-evaluation-list.ts';

/** On phones the programme is a row of tabs and the edition a switch. */
export function ProgrammeTabs({ state }: { state: EvaluationListState }) {
  const { list, query, programmes, edition } = state;
  if (!edition) return null;
  const programme = programmes.find(({ code }) => code === edition.programmeCode);
  const tested = programme?.editions.filter(({ status }) => status !== 'draft') ?? [];
  return (
    <>
      <nav className={classNames(tabs.list, tabs.medium)} aria-label="项目">
        {programmes.map(({ code, name }) => (
          <ListLink
            key={code}
            list={list}
            query={query}
            change={programmeChange(programmes, code)}
            className={tabs.tab}
            aria-current={code === edition.programmeCode ? 'true' : undefined}
          >
            {name}
          </ListLink>
        ))}
      </nav>
      <nav className={styles.editions} aria-label="版本">
        {tested.map(({ code, name }) => (
          <ListLink
            key={code}
            list={list}
            query={query}
            change={editionChange(programmes, edition, code)}
            className={styles.edition}
            aria-current={code === edition.code ? 'true' : undefined}
          >
            {name}
          </ListLink>
        ))}
      </nav>
      <DraftLink state={state} />
    </>
  );
}
