import { submitTicket, type Ticket } from '@cheyantong/contract';
import {
  TICKET_NAME_MOST,
  TICKET_REFERENCE_MOST,
  TICKET_TEXT,
  TICKET_TOPIC_CODES,
  TICKET_TOPICS,
} from '@cheyantong/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../shared/call.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useSettings } from '../../shared/settings.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { NoteBand } from '../../shared/ui/note-band.tsx';
import { PhoneInput } from '../../shared/ui/phone-input.tsx';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { Textarea } from '../../shared/ui/textarea.tsx';
import { Consent, isUnreadVersion, useAgreedVersion } from '../agreements/index.ts';
import { TICKETS_KEY } from './my-tickets.tsx';
import { draftFrom, draftProblems, formOf, type TicketDraft } from './ticket-draft.ts';
import styles from './ticket-form.module.css';
import { TicketReceipt } from './ticket-receipt.tsx';

const TOPICS = TICKET_TOPIC_CODES.map((value) => ({ value, label: TICKET_TOPICS[value].name }));

/** Somebody writes to us and gets a number for it. Whatever goes wrong, what they wrote stays. */
export function TicketForm() {
  const [search] = useSearchParams();
  const [draft, setDraft] = useState(() => draftFrom(search));
  const [receipt, setReceipt] = useState<Ticket | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const agreedVersion = useAgreedVersion(['privacyStatement']);
  const queryClient = useQueryClient();
  const sending = useSubmit(
    (form: TicketDraft) => call(submitTicket, { body: { ...formOf(form), agreedVersion: agreedVersion() } }),
    {
      onDone: (ticket) => {
        setFailure(null);
        setReceipt(ticket);
        queryClient.invalidateQueries({ queryKey: TICKETS_KEY });
      },
      tell: (failed) => {
        if (!isUnreadVersion(failed)) return setFailure(failed.message);
        change({ agreed: false });
        form.refuse('agreed', failed.message);
      },
    },
  );
  const form = useForm(draftProblems(draft), () => sending.submit(draft));
  const change = (part: Partial<TicketDraft>) => setDraft((before) => ({ ...before, ...part }));
  const topic = TICKET_TOPICS[draft.topic];

  if (receipt) {
    const again = () => {
      setDraft(draftFrom(new URLSearchParams()));
      setReceipt(null);
    };
    return <TicketReceipt ticket={receipt} onAgain={again} />;
  }
  return (
    <form className={styles.form} {...form.props}>
      <Field label="什么事" group className={styles.topics}>
        <RadioGroup
          look="tiles"
          options={TOPICS}
          value={draft.topic}
          onValueChange={(next) => change({ topic: next })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label="称呼" aside="选填">
          <TextInput
            keyboard="words"
            value={draft.name}
            onValueChange={(name) => change({ name })}
            maxLength={TICKET_NAME_MOST}
            autoComplete="name"
            placeholder="怎么称呼您"
          />
        </Field>
        <Field label="手机号" aside="选填" hint="留了才能凭编号和手机号查进度" {...form.field('phone')}>
          <PhoneInput clearable value={draft.phone} onValueChange={(phone) => change({ phone })} />
        </Field>
      </div>
      <Field label={topic.reference} aside="选填">
        <TextInput
          keyboard="code"
          value={draft.reference}
          onValueChange={(reference) => change({ reference })}
          maxLength={TICKET_REFERENCE_MOST}
          placeholder={topic.example}
        />
      </Field>
      <Field label="说明" required {...form.field('content')}>
        <Textarea
          value={draft.content}
          onValueChange={(content) => change({ content })}
          rows={6}
          maxLength={TICKET_TEXT.most}
          placeholder="什么时间、在哪里、发生了什么，希望怎么处理"
        />
      </Field>
      <Consent
        documents={['privacyStatement']}
        agreed={draft.agreed}
        onChange={(agreed) => {
          change({ agreed });
          form.changed();
        }}
        error={form.field('agreed').error}
      />
      {failure && <NotSent sentence={failure} />}
      <div className={styles.send}>
        <Button type="submit" size="large" loading={sending.isBusy}>
          {failure ? '再提交一次' : '提交'}
        </Button>
        <p>两个工作日内答复。号码只给办理人看，不作他用。</p>
      </div>
    </form>
  );
}

/** It did not arrive: what that means for what was written, and another way. */
function NotSent({ sentence }: { sentence: string }) {
  const { servicePhone } = useSettings().footer;
  return (
    <div role="alert">
      <NoteBand tone="bad">
        <strong>没有提交成功。</strong>
        {sentence}。您写的内容都还在，可以再提交一次
        {servicePhone ? `；着急时请拨打 ${servicePhone}。` : '。'}
      </NoteBand>
    </div>
  );
}
