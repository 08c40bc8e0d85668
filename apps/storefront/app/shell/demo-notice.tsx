import { Info } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../ui/icon.tsx';

/** Stands in every footer, whatever becomes of its content. */
export function DemoNotice({ text }: { readonly text: string | undefined }) {
  return (
    <p className="mt-10 flex gap-3 rounded-control bg-white/8 px-5 py-4 text-white">
      <Icon as={Info} className="text-honey-300" />
      <span>{text ?? <FormattedMessage id="shell.demoNotice" />}</span>
    </p>
  );
}
