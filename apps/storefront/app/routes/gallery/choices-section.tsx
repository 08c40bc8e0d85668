import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Radio } from '../../ui/radio.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Switch } from '../../ui/switch.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';
import { useSamples } from './samples.ts';

const frequencies = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const;
const frequencyIds = {
  weekly: 'frequency.weekly',
  biweekly: 'frequency.biweekly',
  semimonthly: 'frequency.semimonthly',
  monthly: 'frequency.monthly',
} as const;

export function ChoicesSection() {
  const { formatMessage } = useIntl();
  const texts = useSamples();
  const [frequency, setFrequency] = useState<(typeof frequencies)[number]>('weekly');
  return (
    <GallerySection id="choices" title="Choices">
      <Specimen name="Checkbox" layout="fields">
        <Checkbox id="check-off" label={texts.deals} />
        <Checkbox id="check-on" label={texts.deals} defaultChecked />
        <Checkbox id="check-error" label={texts.deals} error={formatMessage({ id: 'terms.acceptMissing' })} />
        <Checkbox id="check-disabled" label={texts.deals} disabled />
      </Specimen>
      <Specimen name="Radio" layout="fields">
        <Radio id="radio-on" name="radio" label={texts.deliver} defaultChecked />
        <Radio id="radio-off" name="radio" label={texts.pickUp} />
        <Radio id="radio-disabled" name="radio" label={texts.pickUp} disabled />
      </Specimen>
      <Specimen name="Radio card" layout="fields">
        <RadioCard id="card-on" name="card" label={texts.deliver} defaultChecked>
          <span className="mt-1 block text-ink-2">{texts.deliverText}</span>
        </RadioCard>
        <RadioCard id="card-off" name="card" label={texts.pickUp}>
          <span className="mt-1 block text-ink-2">{texts.pickUpText}</span>
        </RadioCard>
        <RadioCard id="card-disabled" name="card" label={texts.pickUp} disabled />
      </Specimen>
      <Specimen name="Switch">
        <Switch id="switch-on" label={texts.autopay} defaultChecked className="mr-6" />
        <Switch id="switch-off" label={texts.autopay} className="mr-6" />
        <Switch id="switch-disabled" label={texts.autopay} disabled />
      </Specimen>
      <Specimen name="Segmented control" layout="one">
        <SegmentedControl
          name="gallery-frequency"
          legend={formatMessage({ id: 'frequency.label' })}
          segments={frequencies.map((value) => ({
            value,
            label: formatMessage({ id: frequencyIds[value] }),
          }))}
          value={frequency}
          onChange={setFrequency}
        />
      </Specimen>
    </GallerySection>
  );
}
