import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Radio, RadioCard } from '../../ui/radio.tsx';
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
  const words = useSamples();
  const [frequency, setFrequency] = useState<(typeof frequencies)[number]>('weekly');
  return (
    <GallerySection id="choices" title="Choices">
      <Specimen name="Checkbox" layout="fields">
        <Checkbox id="check-off" label={words.deals} />
        <Checkbox id="check-on" label={words.deals} defaultChecked />
        <Checkbox id="check-error" label={words.deals} error={formatMessage({ id: 'terms.acceptMissing' })} />
        <Checkbox id="check-disabled" label={words.deals} disabled />
      </Specimen>
      <Specimen name="Radio" layout="fields">
        <Radio id="radio-on" name="radio" label={words.deliver} defaultChecked />
        <Radio id="radio-off" name="radio" label={words.pickUp} />
        <Radio id="radio-disabled" name="radio" label={words.pickUp} disabled />
      </Specimen>
      <Specimen name="Radio card" layout="fields">
        <RadioCard id="card-on" name="card" label={words.deliver} defaultChecked>
          <span className="mt-1 block text-ink-2">{words.deliverText}</span>
        </RadioCard>
        <RadioCard id="card-off" name="card" label={words.pickUp}>
          <span className="mt-1 block text-ink-2">{words.pickUpText}</span>
        </RadioCard>
        <RadioCard id="card-disabled" name="card" label={words.pickUp} disabled />
      </Specimen>
      <Specimen name="Switch">
        <Switch id="switch-on" label={words.autopay} defaultChecked className="mr-6" />
        <Switch id="switch-off" label={words.autopay} className="mr-6" />
        <Switch id="switch-disabled" label={words.autopay} disabled />
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
