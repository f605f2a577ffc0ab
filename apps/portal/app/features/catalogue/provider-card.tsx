import type { CoverageAnswer, Provider } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import { Info } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Popover } from '../../shared/ui/popover.tsx';
import { CoverageBadge } from './coverage-badge.tsx';
import styles from './provider-card.module.css';
import { coverageOf, providerFacts } from './provider-facts.ts';
import { ProviderLogo } from './provider-logo.tsx';

const QR_SIDE = 112;

interface ProviderCardProps {
  service: Service;
  provider: Provider;
  coverage: CoverageAnswer | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

/** One institution: who it is, what it costs and how it has done so far. Its QR code lies under the logo. */
export function ProviderCard({ service, provider, coverage, isChosen, onChoose }: ProviderCardProps) {
  const { brandName, bak, spuId, refundRule } = provider;
  const [showsCode, setShowsCode] = useState(spuId === null);
  return (
    <article className={styles.card} data-chosen={isChosen || undefined} aria-label={brandName}>
      <div className={styles.face} data-code={showsCode || undefined}>
        <ProviderLogo provider={provider} />
        <div className={styles.code}>
          <QRCodeSVG
            value={provider.appQrCode}
            size={QR_SIDE}
            level="M"
            marginSize={1}
            title={`${brandName}小程序`}
          />
        </div>
      </div>
      <h3 className={styles.name}>
        {brandName}
        {bak && (
          <Popover
            openOnHover
            title="说明"
            className={styles.note}
            trigger={
              <IconButton label={`${brandName}的说明`} size="small">
                <Info aria-hidden="true" />
              </IconButton>
            }
          >
            {bak}
          </Popover>
        )}
      </h3>
      <p className={styles.source}>本服务由{brandName}提供</p>
      <p className={styles.badges}>
        <CoverageBadge answer={coverage} providerId={provider.id} />
      </p>
      <dl className={styles.facts}>
        {providerFacts(service, provider).map(({ name, value, remark, unknown }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd data-unknown={unknown} title={remark}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.rule}>{refundRule}</p>
      <div className={styles.actions}>
        <ChooseButton
          provider={provider}
          isChosen={isChosen}
          refusal={coverageOf(coverage, provider.id)}
          onChoose={onChoose}
        />
        <Button
          tone="quiet"
          size="small"
          aria-pressed={showsCode}
          onClick={() => setShowsCode((shown) => !shown)}
        >
          了解更多
        </Button>
      </div>
    </article>
  );
}

interface ChooseButtonProps {
  provider: Provider;
  isChosen: boolean;
  refusal: { covered: boolean; reason: string } | undefined;
  onChoose: () => void;
}

function ChooseButton({ provider: { spuId, brandName }, isChosen, refusal, onChoose }: ChooseButtonProps) {
  if (spuId === null) return <p className={styles.elsewhere}>请扫码在小程序下单</p>;
  if (refusal?.covered === false) return <p className={styles.elsewhere}>{refusal.reason}</p>;
  return (
    <Button
      size="small"
      block
      tone={isChosen ? 'secondary' : 'primary'}
      aria-label={isChosen ? `继续用${brandName}` : `选择${brandName}`}
      onClick={onChoose}
    >
      {isChosen ? '当前选择' : '选择'}
    </Button>
  );
}
