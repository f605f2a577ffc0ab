import { Flag } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { copyReportAddress } from '../trace-address.ts';

interface CopyReportLinkProps {
  code: string;
  tone?: ComponentProps<typeof ButtonLink>['tone'];
  children?: string;
}

/** To tell us of a copy. */
export function CopyReportLink({ code, tone = 'secondary', children = '举报' }: CopyReportLinkProps) {
  return (
    <ButtonLink size="small" tone={tone} icon={<Flag aria-hidden="true" />} to={copyReportAddress(code)}>
      {children}
    </ButtonLink>
  );
}
