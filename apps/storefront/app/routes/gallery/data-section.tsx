import { useState } from 'react';
import { useIntl } from 'react-intl';
import { StoreMap } from '../../features/stores/store-map.tsx';
import { Chart } from '../../ui/chart.tsx';
import { ClampedText } from '../../ui/clamped-text.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';
import { CENTER, galleryStores, useSamples } from './samples.ts';

const WEEKLY_CENTS = 2_499;
const TOTAL_CENTS = 194_922;
const WEEKS = [0, 10, 20, 30, 40, 50, 60, 70, 78] as const;
const FIRST_DAY = Date.UTC(2026, 10, 20);
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export function DataSection() {
  const intl = useIntl();
  const texts = useSamples();
  const [activeId, setActiveId] = useState<string | null>(galleryStores[1]?.id ?? null);
  const money = (cents: number, fractionDigits: number) =>
    `$${intl.formatNumber(cents / 100, { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits })}`;
  return (
    <GallerySection id="data" title="Data and places">
      <Specimen name="Chart: paid and owed over time, with its table" layout="halves">
        <Chart
          title={texts.chartTitle}
          summary={texts.chartSummary}
          series={[{ name: texts.paidSoFar }, { name: texts.stillOwed }]}
          points={WEEKS.map((week) => ({
            position: week,
            label: intl.formatDate(FIRST_DAY + week * WEEK_MS, {
              timeZone: 'UTC',
              month: 'short',
              year: 'numeric',
            }),
            values: [week * WEEKLY_CENTS, TOTAL_CENTS - week * WEEKLY_CENTS],
          }))}
          rule={{ value: 97_461, label: texts.chartRule }}
          format={(cents) => money(cents, 2)}
          formatTick={(cents) => money(cents, 0)}
          positionLabel={texts.due}
          tableTitle={texts.chartTable}
        />
        <Chart
          title={texts.chartOne}
          summary={texts.chartOneSummary}
          series={[{ name: texts.paidSoFar }]}
          points={WEEKS.slice(0, 3).map((week) => ({
            position: week,
            label: String(week),
            values: [week * WEEKLY_CENTS],
          }))}
          format={(cents) => money(cents, 2)}
          formatTick={(cents) => money(cents, 0)}
          positionLabel={texts.week}
          tableTitle={texts.chartTable}
        />
      </Specimen>
      <Specimen name="Map: numbered markers, one chosen · one store alone" layout="halves">
        <StoreMap
          center={CENTER}
          from="75024"
          stores={galleryStores}
          activeId={activeId}
          onActivate={setActiveId}
        />
        <StoreMap
          center={CENTER}
          from="75024"
          stores={galleryStores.slice(0, 1)}
          activeId={null}
          onActivate={() => {}}
        />
      </Specimen>
      <Specimen name="Text of five lines, the rest on request" layout="halves">
        <ClampedText className="text-base text-ink-2">
          <p>{Array.from({ length: 7 }, () => texts.answer1).join(' ')}</p>
        </ClampedText>
        <ClampedText className="text-base text-ink-2">
          <p>{texts.answer1}</p>
        </ClampedText>
      </Specimen>
    </GallerySection>
  );
}
