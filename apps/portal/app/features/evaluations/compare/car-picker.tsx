import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { compareAddress } from '../evaluation-addresses.ts';
import { evaluatedName, scoreWords, testedTrim } from '../evaluation-words.ts';
import styles from './car-picker.module.css';
import { candidatesQuery } from './compare-query.ts';

interface CarPickerProps {
  ids: readonly string[];
  /** Where the chosen one goes; null while nobody chooses. */
  place: number | null;
  onClose: () => void;
}

/** Another car beside the others, or instead of one of them. Every choice is an address. */
export function CarPicker({ ids, place, onClose }: CarPickerProps) {
  const [typed, setTyped] = useState('');
  const found = useQuery({
    ...candidatesQuery(useDeferredValue(typed.trim())),
    enabled: place !== null,
    placeholderData: keepPreviousData,
  });
  const offered = (found.data?.list ?? []).filter(({ id }) => !ids.includes(id));
  return (
    <Dialog
      open={place !== null}
      onClose={onClose}
      title={place !== null && place < ids.length ? '换成哪一款' : '再加一款'}
      description="不同版本的星不能直接比：选同一版的，才能逐项对比。"
    >
      <TextInput
        keyboard="search"
        aria-label="搜索测评"
        placeholder="品牌、车系或配置"
        maxLength={40}
        value={typed}
        onValueChange={setTyped}
        clearable
      />
      {found.isError && <p className={styles.empty}>{found.error.message}</p>}
      {found.isSuccess && offered.length === 0 && <p className={styles.empty}>没有别的测评符合这些字。</p>}
      <ul className={styles.list}>
        {offered.map((item) => (
          <li key={item.id}>
            <Link
              to={compareAddress(withAt(ids, place ?? ids.length, item.id))}
              className={styles.item}
              onClick={onClose}
              preventScrollReset
            >
              <span className={styles.name}>
                {evaluatedName(item)} <span className={styles.muted}>{testedTrim(item)}</span>
              </span>
              <span className={styles.muted}>
                {item.programName} {item.editionName}
              </span>
              <span className={styles.score}>{item.totalScore !== null && scoreWords(item.totalScore)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const withAt = (ids: readonly string[], place: number, id: string): string[] => [
  ...ids.slice(0, place),
  id,
  ...ids.slice(place + 1),
];
