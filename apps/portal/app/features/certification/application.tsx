import type { AuthInfo } from '@cheyantong/contract';
import type { ReactNode } from 'react';
import { useIsMobile } from '../../shared/settings.ts';
import { ActionBar } from '../../shared/ui/action-bar.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useConsentTo } from '../agreements/index.ts';
import { Aside } from './aside.tsx';
import { CheckCard } from './check/check-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import type { FormShape } from './form/form-shape.ts';
import { type CertificationFormState, useCertificationForm } from './form/use-certification-form.ts';
import styles from './page.module.css';
import { Progress, STEP } from './progress.tsx';
import { SignCard, SubmitLine } from './sign/sign-card.tsx';

interface ApplicationProps {
  form: FormShape;
  info: AuthInfo;
  /** How it stands with the last one. */
  notice?: ReactNode;
}

/** From the first photo to the signature. Everything stays on one page, and everything can be changed until it is sent. */
export function Application({ form, info, notice }: ApplicationProps) {
  const consent = useConsentTo('identityConsent');
  const state = useCertificationForm(form, info, consent.version);
  const isMobile = useIsMobile();
  const isOpen = consent.isGiven && state.hasPhotos;
  return (
    <>
      <Progress step={stepOf(state)} />
      <div className={styles.layout}>
        <div className={styles.main}>
          {notice}
          <form {...state.manners.props} className={styles.form}>
            {consent.isKnown && !consent.isGiven && (
              <ConsentCard consent={consent} keptDays={info.photosKeptDays} />
            )}
            <CheckCard state={state} locked={!consent.isGiven} />
            {isOpen && (
              <>
                <SignCard
                  state={state}
                  version={consent.version}
                  given={info.signatureGiven ? info.signatureUrl : null}
                />
                {isMobile ? (
                  <ActionBar label="提交">
                    <SubmitLine state={state} />
                  </ActionBar>
                ) : (
                  <SubmitLine state={state} />
                )}
                <p className={styles.kept}>
                  填写的内容自动留在这个浏览器标签页里，关闭标签页或退出登录后即清除。
                  <Button tone="quiet" size="small" onClick={state.forget}>
                    清空重填
                  </Button>
                </p>
              </>
            )}
          </form>
        </div>
        <Aside info={info} />
      </div>
    </>
  );
}

function stepOf({ arePhotosThere, areFieldsDone }: CertificationFormState): number {
  if (!arePhotosThere) return STEP.photos;
  return areFieldsDone ? STEP.sign : STEP.check;
}
