import { Search } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type SubmitEvent,
  Suspense,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { PAGES } from '../../../pages.ts';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { searchAddress } from '../search-address.ts';
import { moveFocus } from './move-focus.ts';
import styles from './search-box.module.css';

/** Fetched when somebody is about to search. */
const loadSuggestions = () => import('./suggestions.tsx');
const Suggestions = lazy(loadSuggestions);

/** What knows codes is fetched for it. Without it, the page of results knows them, too. */
const settle = (words: string): Promise<string> =>
  import('../settle-search.ts').then(
    ({ settleSearch }) => settleSearch(words),
    () => searchAddress(words),
  );

/** One field for cars, parts, articles, services and every kind of number. Without script it is a plain form. */
export function SearchBox({ keywords }: { keywords: string | undefined }) {
  const [typed, setTyped] = useState(keywords ?? '');
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(keywords);
  // The page may turn while somebody already reaches for the field: its words follow, the open panel stays.
  if (asked !== keywords) {
    setAsked(keywords);
    setTyped(keywords ?? '');
  }
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  async function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = typed.trim();
    if (!wanted) return input.current?.focus();
    leave();
    navigate(await settle(wanted));
  }

  function leave() {
    setOpen(false);
    input.current?.blur();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    moveFocus(event);
    if (event.key !== 'Escape' || !open) return;
    input.current?.focus();
    setOpen(false);
  }

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <search className={styles.box} onKeyDown={onKeyDown} onBlur={closeWhenLeft}>
      <form action={PAGES.search.path} onSubmit={search}>
        <TextInput
          ref={input}
          name="keywords"
          keyboard="search"
          data-stop=""
          aria-label="站内搜索"
          placeholder="搜车型、配件、VIN、溯源码、资讯"
          maxLength={40}
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setOpen(true);
          }}
          onFocus={loadSuggestions}
          onClick={() => setOpen(true)}
          clearable
          prefix={<Search aria-hidden="true" />}
          className={styles.field}
          suffix={
            <button type="submit" className={styles.submit}>
              搜索
            </button>
          }
        />
      </form>
      {open && (
        <div className={styles.panel}>
          <Suspense>
            <Suggestions typed={typed} onChosen={() => setOpen(false)} />
          </Suspense>
        </div>
      )}
    </search>
  );
}
