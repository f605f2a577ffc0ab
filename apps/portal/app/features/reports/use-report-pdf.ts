import { getReportPdfLink } from '@cheyantong/contract';
import { useState } from 'react';
import { call } from '../../shared/call.ts';
import { toast } from '../../shared/ui/toast.tsx';

/** Opens the PDF of a report in a tab of its own. */
export function useReportPdf(orderSn: string): { isOpening: boolean; open: () => Promise<void> } {
  const [isOpening, setIsOpening] = useState(false);

  async function open(): Promise<void> {
    // Opened in the press itself: a window that opens only after the answer would be taken for an advert.
    const tab = window.open('', '_blank');
    setIsOpening(true);
    try {
      const { url } = await call(getReportPdfLink, { params: { orderSn } });
      if (tab) {
        tab.opener = null;
        tab.location.replace(url);
      } else {
        window.location.assign(url);
      }
    } catch {
      tab?.close();
      toast.warning('PDF 暂时打不开，请稍后再试');
    } finally {
      setIsOpening(false);
    }
  }

  return { isOpening, open };
}
