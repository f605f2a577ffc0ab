import { type ClosingPreview, previewClosing } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '../../../pages.ts';
import { call } from '../../../shared/call.ts';
import { useMember } from '../../../shared/session/session.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import styles from './closing.module.css';
import { ClosingForm } from './closing-form.tsx';

const PREVIEW_HEIGHT_PX = 320;

/** What goes, what stays and why; then, if nothing is in the way, the question itself. */
export function ClosingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const preview = useQuery({
    queryKey: ['member', useMember(), 'closing'],
    queryFn: ({ signal }) => call(previewClosing, {}, signal),
    enabled: open,
    // An order paid a minute ago is in the way now.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog open={open} onClose={onClose} title="注销账号" width={560} keepOnOutsidePress>
      {preview.isPending && (
        <SkeletonGroup label="正在核对账号">
          <SkeletonBlock height={PREVIEW_HEIGHT_PX} />
        </SkeletonGroup>
      )}
      {preview.isError && (
        <ErrorState onRetry={() => preview.refetch()} retrying={preview.isFetching}>
          {preview.error.message}
        </ErrorState>
      )}
      {preview.data && (
        <div className={styles.content}>
          <Preview preview={preview.data} />
          {preview.data.obstacles.length === 0 && <ClosingForm />}
        </div>
      )}
    </Dialog>
  );
}

function Preview({ preview: { obstacles, kept, removed } }: { preview: ClosingPreview }) {
  return (
    <>
      {obstacles.length > 0 && (
        <NoteBand tone="caution">
          <p>现在还不能注销：</p>
          <ul className={styles.points}>
            {obstacles.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </NoteBand>
      )}
      <section aria-labelledby="closing-removed">
        <h3 id="closing-removed" className={styles.title}>
          会删除，不能恢复
        </h3>
        <ul className={styles.points}>
          {removed.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </section>
      {kept.length > 0 && (
        <section aria-labelledby="closing-kept">
          <h3 id="closing-kept" className={styles.title}>
            依法保留，到期删除
          </h3>
          <ul className={styles.kept}>
            {kept.map(({ what, why, until }) => (
              <li key={what}>
                <p>
                  <strong>{what}</strong>
                  <span className={styles.until}>{until}</span>
                </p>
                <p className={styles.why}>{why}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.hint}>
        想留一份自己的数据？先
        <Link to={`${PAGES.privacy.path}#export`} className={styles.link}>
          导出
        </Link>
        再注销。
      </p>
    </>
  );
}
