import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** Three plain sentences about an approval; the third one depends on what will be asked for. */
export function WhatThisMeans({ documents }: { readonly documents: ReactNode }) {
  return (
    <section className="page-width py-section">
      <h2 className="text-xl">
        <FormattedMessage id="approval.means" />
      </h2>
      <div className="mt-6 grid gap-8 md:grid-cols-3">
        <Point
          icon="wallet"
          title={<FormattedMessage id="approval.ceiling" />}
          text={<FormattedMessage id="approval.ceilingText" />}
        />
        <Point
          icon="file-signature"
          title={<FormattedMessage id="approval.noAgreement" />}
          text={<FormattedMessage id="approval.noAgreementText" />}
        />
        <Point icon="id-card" title={<FormattedMessage id="approval.ask" />} text={documents} />
      </div>
    </section>
  );
}

type PointProps = { readonly icon: IconName; readonly title: ReactNode; readonly text: ReactNode };

function Point({ icon, title, text }: PointProps) {
  return (
    <div className="flex gap-4">
      <Icon as={icon} size="l" className="text-spruce-700" />
      <div className="min-w-0">
        <h3 className="text-[1.125rem]">{title}</h3>
        <div className="mt-1.5 text-sm text-ink-2">{text}</div>
      </div>
    </div>
  );
}
