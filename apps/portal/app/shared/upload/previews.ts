import { openFile } from '@cheyantong/contract';
import { MINUTE_MS, UPLOAD } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { call } from '../call.ts';
import { belongsToMember } from '../session/belongings.ts';
import { useMember } from '../session/session.ts';

/** Pictures that were sent from this page, by the address they got: nobody has to fetch them again. */
const previews = new Map<string, string>();

belongsToMember({ forget: () => previews.clear() });

export const keepPreview = (url: string, picture: string): void => {
  previews.set(url, picture);
};

/** As a data address, which the page's own rules allow. */
export const pictureData = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** A link is asked for anew before it ends. */
const LINK_FRESH_MS = (UPLOAD.linkMinutes - 1) * MINUTE_MS;

interface Preview {
  link: string;
  type: 'image' | 'pdf';
}

/** Where a file of the member's own can be seen; undefined until it is known. */
export function usePreview(url: string): Preview | undefined {
  const member = useMember();
  const kept = previews.get(url);
  const link = useQuery({
    queryKey: ['member', member, 'file', url],
    queryFn: ({ signal }) => call(openFile, { body: { url } }, signal),
    enabled: kept === undefined,
    staleTime: LINK_FRESH_MS,
  });
  return kept === undefined ? link.data : { link: kept, type: 'image' };
}
