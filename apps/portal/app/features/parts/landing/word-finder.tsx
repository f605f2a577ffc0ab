import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { PAGES } from '../../../pages.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { showroomAddress } from '../showroom/showroom-query.ts';
import styles from './hero.module.css';

/** By words; without script the browser itself takes them to the showroom. */
export function WordFinder() {
  const navigate = useNavigate();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const keywords = String(new FormData(event.currentTarget).get('keywords') ?? '').trim();
    navigate(showroomAddress({ pageNum: 1, ...(keywords && { keywords }) }));
  }

  return (
    <search className={styles.finder}>
      <form action={PAGES.reusableShowroom.path} onSubmit={search}>
        <Field label="或按名称、OE 号搜索">
          <TextInput
            name="keywords"
            keyboard="search"
            placeholder="例如：前大灯"
            maxLength={40}
            clearable
            suffix={
              <IconButton type="submit" size="small" label="搜索">
                <Search aria-hidden="true" />
              </IconButton>
            }
          />
        </Field>
      </form>
    </search>
  );
}
