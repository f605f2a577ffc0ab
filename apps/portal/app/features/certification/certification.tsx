import type { AuthInfo } from '@cheyantong/contract';
import type { CertificationKind } from '@cheyantong/domain';
import type { ReactNode } from 'react';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../shared/ui/skeleton.tsx';
import { Application } from './application.tsx';
import { Aside } from './aside.tsx';
import { useCertification } from './certification-query.ts';
import { COMPANY_FORM } from './form/company-form.tsx';
import type { FormShape } from './form/form-shape.ts';
import { PERSONAL_FORM } from './form/personal-form.tsx';
import styles from './page.module.css';
import { Progress, STEP } from './progress.tsx';
import { Approved, Expired, OtherPending, Pending, Rejected } from './states/states.tsx';
import { viewOf } from './view.ts';

const FORMS: Record<CertificationKind, FormShape> = { personal: PERSONAL_FORM, company: COMPANY_FORM };

/** Where the certification stands; every state stands in the same place. */
export function Certification({ kind }: { kind: CertificationKind }) {
  const certification = useCertification();
  if (certification.isPending) {
    return (
      <SkeletonGroup label="正在加载认证信息">
        <SkeletonBlock height={420} />
      </SkeletonGroup>
    );
  }
  if (certification.isError) {
    return (
      <ErrorState onRetry={() => certification.refetch()} retrying={certification.isFetching}>
        {certification.error.message}
      </ErrorState>
    );
  }
  return <Standing form={FORMS[kind]} info={certification.data} />;
}

function Standing({ form, info }: { form: FormShape; info: AuthInfo }) {
  const view = viewOf(form.kind, info);
  switch (view) {
    case 'none':
      return <Application form={form} info={info} />;
    case 'rejected':
      return <Application form={form} info={info} notice={<Rejected form={form} info={info} />} />;
    case 'expired':
      return <Application form={form} info={info} notice={<Expired />} />;
    case 'pending':
      return <Settled info={info} step={STEP.review} of={<Pending form={form} info={info} />} />;
    case 'approved':
      return <Settled info={info} step={STEP.done} of={<Approved form={form} info={info} />} />;
    case 'otherPending':
      return <Settled info={info} step={STEP.photos} of={<OtherPending form={form} />} />;
  }
}

/** Nothing to fill in. */
const Settled = ({ info, step, of }: { info: AuthInfo; step: number; of: ReactNode }) => (
  <>
    <Progress step={step} />
    <div className={styles.layout}>
      <div className={styles.main}>{of}</div>
      <Aside info={info} />
    </div>
  </>
);
