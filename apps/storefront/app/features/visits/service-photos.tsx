import { DOCUMENT_LIMITS, DOCUMENT_MEDIA_TYPES } from '@ownpath/domain/approval';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileField } from '../../ui/file-field.tsx';

const PHOTO_TYPES = DOCUMENT_MEDIA_TYPES.filter((type) => type.startsWith('image/')).join(',');

type Props = {
  /** Of photos that the store has. */
  readonly count: number;
  readonly areTooLarge: boolean;
};

/** Photos of a problem, so that the crew brings what it needs. */
export function ServicePhotos({ count, areTooLarge }: Props) {
  const { formatMessage } = useIntl();
  const left = DOCUMENT_LIMITS.filesPerDocument - count;
  return (
    <div className="mt-6">
      {left > 0 && (
        <FileField
          id="visit-photo"
          name="photo"
          label={formatMessage({ id: 'visits.photo' })}
          hint={formatMessage({ id: 'visits.photoHint' }, { count: left })}
          error={areTooLarge ? formatMessage({ id: 'visits.problem.photoSize' }) : undefined}
          accept={PHOTO_TYPES}
          multiple
        />
      )}
      {count > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          <FormattedMessage id="visits.photos" values={{ count }} />
        </p>
      )}
    </div>
  );
}
