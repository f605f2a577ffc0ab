import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { clearDevice } from '../../shared/offline/clear-device.ts';
import { Button } from '../../shared/ui/button.tsx';
import { toast } from '../../shared/ui/toast.tsx';

/** The visitor's way out: reports, favourites and files of the portal that would be here without a network. */
export function ClearDevice({ onCleared }: { onCleared?: () => void }) {
  const [busy, setBusy] = useState(false);
  async function clear(): Promise<void> {
    setBusy(true);
    try {
      await clearDevice();
      toast.success('已清除这台设备上的离线内容');
      onCleared?.();
    } catch {
      toast.warning('没有清除成功，请在浏览器设置里清除本站数据');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button tone="secondary" size="small" icon={<Trash2 aria-hidden="true" />} loading={busy} onClick={clear}>
      清除这台设备上的离线内容
    </Button>
  );
}
