import { ServiceFailure } from '../features/approval/service-failure.tsx';

/** The decision service failed: no decision was made, and the shopper can try again. */
export default function ServiceFailurePage() {
  return (
    <ServiceFailure
      titleId="serviceFailure.title"
      textId="serviceFailure.text"
      retryTo="/instant-approval?position=instant-approval"
      other={{ to: '/cart', id: 'serviceFailure.cart' }}
    />
  );
}
