import { Download } from 'lucide-react';
import { useLocation } from 'react-router';
import { drawingSizes } from '../../../../shared/car-drawing.ts';
import { useIsMobile } from '../../../../shared/settings.ts';
import { Badge } from '../../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { LazyImage } from '../../../../shared/ui/lazy-image/lazy-image.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { CompareButton } from '../../compared/compare-toggle.tsx';
import type { Evaluation } from '../../evaluation.ts';
import { carOf } from '../../result-words.ts';
import links from '../links.module.css';
import styles from './hero.module.css';
import { ScoreBlock } from './score-block.tsx';
import { ShareButton } from './share-button.tsx';

/** The car, the verdict in a sentence, and the stars. */
export function Hero({ evaluation }: { evaluation: Evaluation }) {
  const isMobile = useIsMobile();
  const { programName, edition, modelName, modelYear, level, energyType, sponsor } = evaluation;
  return (
    <article className={styles.hero} aria-labelledby="evaluation-title">
      <Picture evaluation={evaluation} />
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone="brand">{programName}</Badge>
          <Badge tone="brand">{edition.name}规程</Badge>
          {sponsor && !sponsor.independent && <Badge tone="caution">厂商委托</Badge>}
          <span className={styles.demonstration}>
            <Badge outline>演示数据</Badge>
          </span>
        </p>
        <h1 id="evaluation-title" className={styles.title}>
          {carOf(evaluation)}
        </h1>
        <ul className={styles.facts}>
          {[modelName?.replace(`${modelYear}款 `, ''), level, energyType].filter(Boolean).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className={styles.verdict}>
          {evaluation.verdict.map(({ text, tone }) => (
            <span key={text} data-tone={tone}>
              {text}
            </span>
          ))}
        </p>
        {!isMobile && (
          <div className={styles.actions} data-print="hide">
            {evaluation.reportUrl && (
              <ButtonLink
                to={evaluation.reportUrl}
                reloadDocument
                download
                icon={<Download aria-hidden="true" />}
              >
                下载签名 PDF
              </ButtonLink>
            )}
            <CompareButton evaluation={evaluation} />
            <ShareButton evaluation={evaluation} />
          </div>
        )}
        <Meta evaluation={evaluation} />
      </div>
      <ScoreBlock evaluation={evaluation} />
    </article>
  );
}

function Picture({ evaluation }: { evaluation: Evaluation }) {
  const { coverUrl } = evaluation;
  return (
    <div className={styles.picture}>
      {coverUrl && (
        <LazyImage
          src={coverUrl}
          srcSet={drawingSizes(coverUrl)}
          sizes="(max-width: 700px) 100vw, 472px"
          alt={carOf(evaluation)}
          ratio="4 / 3"
          eager
        />
      )}
      <span className={styles.drawn}>示意图 · 按受试车颜色</span>
    </div>
  );
}

function Meta({ evaluation }: { evaluation: Evaluation }) {
  const { publishTime, revision, appliesFrom } = evaluation;
  const { search } = useLocation();
  return (
    <ul className={styles.meta}>
      <li>
        <time dateTime={publishTime.slice(0, 10)}>{publishTime.slice(0, 10)}</time> 发布
      </li>
      {revision > 1 && (
        <li>
          第 {revision - 1} 次修订{' '}
          <Link to={{ search, hash: 'revisions' }} className={links.link}>
            看改了什么
          </Link>
        </li>
      )}
      {appliesFrom && <li>{appliesFrom}</li>}
    </ul>
  );
}
