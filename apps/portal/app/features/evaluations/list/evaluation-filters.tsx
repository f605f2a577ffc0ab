import type { CallData, getEvaluationFilters } from '@cheyantong/contract';
import { ENERGY_TYPES } from '@cheyantong/domain';
import type { ReactNode } from 'react';
import { FilterRow } from '../../../shared/list/filter-row.tsx';
import { ListLink } from '../../../shared/list/list-link.tsx';
import optionStyles from '../../../shared/list/option.module.css';
import { useIsMobile } from '../../../shared/settings.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { methodAddress } from '../evaluation-addresses.ts';
import { Stars } from '../stars.tsx';
import { editionChange, programmeChange } from './edition-change.ts';
import styles from './evaluation-filters.module.css';
import type { EvaluationQuery } from './evaluation-list.ts';
import type { EvaluationListState } from './use-evaluation-list.ts';

type Options = CallData<typeof getEvaluationFilters>;

interface EvaluationFiltersProps {
  state: EvaluationListState;
  options: Options;
}

/** What can be chosen, each with how many there would be. */
export function EvaluationFilters({ state, options }: EvaluationFiltersProps) {
  const { query, programmes, edition } = state;
  const isMobile = useIsMobile();
  return (
    <search className={styles.band} aria-label="筛选测评">
      {!isMobile && (
        <Line>
          <Row
            state={state}
            label="项目"
            choices={options.programmes.map((option) => ({
              ...option,
              change: programmeChange(programmes, option.value),
              chosen: option.value === edition?.programmeCode,
            }))}
          />
          <Row
            state={state}
            label="版本"
            choices={options.editions.map((option) => ({
              ...option,
              change: editionChange(programmes, edition, option.value),
              chosen: option.value === edition?.code,
            }))}
          >
            <DraftLink state={state} />
          </Row>
        </Line>
      )}
      <Line>
        <Row
          state={state}
          label="级别"
          choices={withAny(options.levels, query.level, (level) => ({ level }))}
        />
      </Line>
      <Line>
        <Row
          state={state}
          label="能源"
          choices={withAny(options.energyTypes, query.energyType, (value) => ({
            energyType: ENERGY_TYPES.find((energy) => energy === value),
          }))}
        />
        <Row
          state={state}
          label="星级"
          choices={withAny(options.stars, query.starLevel?.toString(), (value) => ({
            starLevel: value === undefined ? undefined : Number(value),
          })).map((choice) => ({
            ...choice,
            ...(choice.value && { drawing: <Stars level={Number(choice.value)} size={16} bare /> }),
          }))}
        />
      </Line>
      <Line>
        <Row
          state={state}
          label="厂商"
          choices={withAny(options.makers, query.maker, (maker) => ({ maker }))}
        />
      </Line>
    </search>
  );
}

const Line = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>;

interface Choice {
  value: string | undefined;
  label: string;
  /** 不限 has none. */
  count?: number | undefined;
  drawing?: ReactNode;
  change: Partial<EvaluationQuery>;
  chosen: boolean;
}

interface RowProps {
  state: EvaluationListState;
  label: string;
  choices: readonly Choice[];
  children?: ReactNode;
}

function Row({ state: { list, query }, label, choices, children }: RowProps) {
  return (
    <div className={styles.cell}>
      <FilterRow label={label}>
        {choices.map(({ value = '', label: words, count, drawing, change, chosen }) => {
          const content = (
            <>
              {drawing ?? words}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </>
          );
          return count === 0 && !chosen ? (
            <span key={value} className={classNames(optionStyles.option, styles.option)} data-none="">
              {content}
            </span>
          ) : (
            <ListLink
              key={value}
              list={list}
              query={query}
              change={change}
              className={classNames(optionStyles.option, styles.option)}
              aria-current={chosen ? 'true' : undefined}
            >
              {content}
            </ListLink>
          );
        })}
        {children}
      </FilterRow>
    </div>
  );
}

/** 不限 first; a value from the address stays in sight even where nothing has it. */
function withAny(
  options: Options['levels'],
  chosen: string | undefined,
  change: (value: string | undefined) => Partial<EvaluationQuery>,
): Choice[] {
  const isListed = chosen === undefined || options.some(({ value }) => value === chosen);
  const listed = isListed ? options : [...options, { value: chosen, label: chosen, count: 0 }];
  return [
    { value: undefined, label: '不限', change: change(undefined), chosen: chosen === undefined },
    ...listed.map((option) => ({
      ...option,
      change: change(option.value),
      chosen: option.value === chosen,
    })),
  ];
}

/** An edition in consultation has no results yet, but everybody may read it. */
export function DraftLink({ state: { programmes, edition } }: { state: EvaluationListState }) {
  const programme = programmes.find(({ code }) => code === edition?.programmeCode);
  const draft = programme?.editions.find(({ status }) => status === 'draft');
  if (!draft) return null;
  return (
    <Link to={methodAddress(draft)} className={styles.draft}>
      {draft.name}正在征求意见
    </Link>
  );
}
