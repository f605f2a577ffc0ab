import { type Member, renameMe } from '@cheyantong/contract';
import { NICK_NAME_MOST, nickNameProblem } from '@cheyantong/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/call.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { changeUser } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { meQuery } from '../me-query.ts';
import styles from './profile.module.css';

interface RenameDialogProps {
  open: boolean;
  me: Member;
  onClose: () => void;
}

export function RenameDialog({ open, me, onClose }: RenameDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="修改昵称" width={440}>
      {/* Begins anew, with the name in force, each time it is opened. */}
      <RenameForm me={me} onDone={onClose} />
    </Dialog>
  );
}

function RenameForm({ me, onDone }: { me: Member; onDone: () => void }) {
  const [name, setName] = useState(me.nickName);
  const queryClient = useQueryClient();
  const renaming = useSubmit(() => call(renameMe, { body: { nickName: name } }), {
    onDone: (renamed) => {
      queryClient.setQueryData(meQuery(renamed.mobile).queryKey, renamed);
      changeUser(renamed);
      toast.success('昵称已修改');
      onDone();
    },
    onFailed: (failure) => form.refuse('name', failure.message),
  });
  const form = useForm({ name: nickNameProblem(name) }, () => renaming.submit());
  return (
    <form className={styles.form} {...form.props}>
      <Field
        label="昵称"
        hint={`最多 ${NICK_NAME_MOST} 个字；报告和发票上不出现昵称`}
        {...form.field('name')}
      >
        <TextInput
          keyboard="words"
          value={name}
          maxLength={NICK_NAME_MOST}
          clearable
          onValueChange={(next) => {
            setName(next);
            form.changed();
          }}
        />
      </Field>
      <Button type="submit" block loading={renaming.isBusy}>
        保存
      </Button>
    </form>
  );
}
