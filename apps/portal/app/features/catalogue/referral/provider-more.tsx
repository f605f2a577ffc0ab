import type { Provider } from '@cheyantong/contract';
import { groupedNumber, SERVICES, type Service } from '@cheyantong/domain';
import { QRCodeSVG } from 'qrcode.react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { chooseProvider } from '../../purchase/index.ts';
import styles from './provider-more.module.css';
import { orderAddress, SERVICE_WORDS, sampleAddress } from './service-words.ts';

const QR_SIDE = 120;

/** What else there is to know of an institution, and what can be done before anything is paid. */
export function ProviderMore({ service, provider }: { service: Service; provider: Provider }) {
  const { id, brandName, appQrCode, spuId, coverage, bak, refundRule, trackRecord } = provider;
  const isByVin = service !== 'inspection' && service !== 'valuation';
  return (
    <div className={styles.more}>
      <figure className={styles.code}>
        <QRCodeSVG value={appQrCode} size={QR_SIDE} level="M" marginSize={1} title={`${brandName}小程序`} />
        <figcaption className={styles.small}>{spuId === null ? '只在小程序下单' : '微信扫码了解'}</figcaption>
      </figure>
      <FactList
        columns={1}
        facts={[
          { name: '包含什么', value: SERVICE_WORDS[service].contents },
          { name: '覆盖', value: coverage },
          { name: '说明', value: bak },
          { name: '查不到或不做了', value: refundRule },
          { name: '样本', value: `近一年办结 ${groupedNumber(trackRecord.orderCount)} 单` },
        ]}
      />
      <div className={styles.actions}>
        {spuId !== null && (
          <ButtonLink to={orderAddress(service, id)} block onClick={() => chooseProvider(service, id)}>
            {isByVin ? '先免费查是否覆盖' : `去选${SERVICES[service].word}`}
          </ButtonLink>
        )}
        <ButtonLink to={sampleAddress(service)} tone="secondary" block>
          看报告样例
        </ButtonLink>
        <p className={styles.small}>本服务由{brandName}提供</p>
      </div>
    </div>
  );
}
