import { type SQLWrapper, sql } from '../../database/orm.ts';
import { type ApprovalApplication, approvalApplications } from '../../database/schema/index.ts';

export type AppliedAddress = Pick<
  ApprovalApplication,
  'address1' | 'address2' | 'city' | 'stateCode' | 'postalCode' | 'latitude' | 'longitude'
>;

/** The address of the customer's latest application, as an expression for a larger statement; null without one. */
export function appliedAddressOf(customerId: SQLWrapper) {
  return sql<AppliedAddress | null>`(select jsonb_build_object('address1', application.address1,
      'address2', application.address2, 'city', application.city, 'stateCode', application.state_code,
      'postalCode', application.postal_code, 'latitude', application.latitude, 'longitude', application.longitude)
    from ${approvalApplications} application where application.customer_id = ${customerId}
    order by application.created_at desc limit 1)`;
}
