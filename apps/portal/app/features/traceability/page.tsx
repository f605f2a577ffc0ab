import { useSearchParams } from 'react-router';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { CheckForm } from './check-form.tsx';
import { CheckResultView } from './check-result-view.tsx';
import { HowItWorks } from './how-it-works.tsx';
import styles from './page.module.css';
import { reportNumberIn } from './report-number.ts';

/** Anybody may ask whether a report is ours; the browser finds out by itself. */
export default function TraceabilityPage() {
  const [search, setSearch] = useSearchParams();
  const code = reportNumberIn(search.get('code') ?? '');
  return (
    <div className={styles.page}>
      <PageHeading aside="核验一份报告是否由平台签发、是否被改动">溯源查询</PageHeading>
      <CheckForm key={code} code={code} onCheck={(wanted) => setSearch({ code: wanted })} />
      {code && <CheckResultView key={`${code} result`} code={code} />}
      <HowItWorks />
    </div>
  );
}
