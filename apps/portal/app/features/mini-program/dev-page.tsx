import { OPERATOR } from '@cheyantong/domain';
import { PAGES } from '../../pages.ts';
import { useSettings } from '../../shared/settings.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import styles from './dev-page.module.css';
import MiniProgramPage from './page.tsx';

export { loader, shouldRevalidate } from './page.tsx';

/** The same page for the mini-program under development; the real one never shows what is not real. */
export default function MiniProgramDevPage() {
  const { appEnv, publicUrl } = useSettings();
  const [, name] = OPERATOR.development.companyLines;
  if (appEnv !== 'development')
    return (
      <div className={styles.refusal}>
        <h1 className={styles.title}>此页只在{name}提供</h1>
        <p>这里是正式环境，请打开正式页面。</p>
        <ButtonLink to={PAGES.miniWebH5.path}>打开正式页面</ButtonLink>
      </div>
    );
  return (
    <>
      <p className={styles.band} role="note">
        {name} · {publicUrl} · 订单和报告不是真实的
      </p>
      <MiniProgramPage />
    </>
  );
}
