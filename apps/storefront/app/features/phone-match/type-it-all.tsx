import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button.tsx';

/** A button of every form of the page: the application without a phone match. */
export function TypeItAll() {
  return (
    <Button type="submit" name="intent" value="skip" variant="link" formNoValidate>
      <FormattedMessage id="phoneMatch.typeAll" />
    </Button>
  );
}
