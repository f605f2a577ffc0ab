import { findTicket, type Ticket } from '@cheyantong/contract';
import { phoneProblem, ticketNoOf } from '@cheyantong/domain';
import { useState } from 'react';
import { call } from '../../shared/call.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { NoteBand } from '../../shared/ui/note-band.tsx';
import { PhoneInput } from '../../shared/ui/phone-input.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import styles from './ticket-search.module.css';
import { TicketView } from './ticket-view.tsx';

/** What became of a ticket, for whoever has its number. */
export function TicketSearch() {
  const [typed, setTyped] = useState('');
  const [phone, setPhone] = useState('');
  const [found, setFound] = useState<Ticket | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const asking = useSubmit(
    (ticketNo: string) => call(findTicket, { body: { ticketNo, ...(phone && { phone }) } }),
    {
      onDone: (ticket) => {
        setFailure(null);
        setFound(ticket);
      },
      tell: ({ message }) => {
        setFound(null);
        setFailure(message);
      },
    },
  );
  const number = ticketNoOf(typed);
  const form = useForm(
    {
      number: number ? null : '编号应像 LY261116-7K3M-9QXB',
      phone: phone === '' ? null : phoneProblem(phone),
    },
    () => number && asking.submit(number),
  );
  return (
    <>
      <form className={styles.form} {...form.props}>
        <Field label="编号" {...form.field('number')}>
          <TextInput keyboard="code" value={typed} onValueChange={setTyped} placeholder="LY 开头" />
        </Field>
        <Field label="提交时留的手机号" {...form.field('phone')}>
          <PhoneInput clearable value={phone} onValueChange={setPhone} placeholder="没有留可不填" />
        </Field>
        <Button type="submit" tone="secondary" block loading={asking.isBusy}>
          查进度
        </Button>
      </form>
      <div className={styles.answer} aria-live="polite">
        {failure && <NoteBand tone="bad">{failure}</NoteBand>}
        {found && (
          <div className={styles.found}>
            <TicketView ticket={found} />
          </div>
        )}
      </div>
    </>
  );
}
