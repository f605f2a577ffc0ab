import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { TextInput } from '../ui/text-input.tsx';

export interface KeywordBoxProps {
  label: string;
  placeholder: string;
  /** Where the form leads without script. */
  action: string;
  /** The words in force. */
  keywords: string | undefined;
  onSearch: (keywords: string | undefined) => void;
  className?: string | undefined;
}

/** Search by words; the other filters stay. */
export function KeywordBox({ label, placeholder, action, keywords, onSearch, className }: KeywordBoxProps) {
  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('keywords') ?? '').trim();
    onSearch(typed || undefined);
  }

  return (
    <search className={className}>
      <form action={action} onSubmit={search}>
        <TextInput
          // The address may change by other means (a chip, going back): then the box follows it.
          key={keywords}
          name="keywords"
          keyboard="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={40}
          defaultValue={keywords ?? ''}
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
