import { campaignDraft } from '#shared/api/campaigns.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { faultsOf } from '#shared/schema/read.ts';
import { type FieldFaults, fieldErrors } from '#renderer/state/errors.ts';

/** A new campaign while it is being filled in. */
export interface CampaignForm {
  readonly name: string;
  readonly system: string;
}

/** A new campaign before anything is filled in: the first system is offered. */
export function emptyCampaign(): CampaignForm {
  return { name: '', system: SYSTEMS[0]?.id ?? '' };
}

/** What keeps a new campaign from being made, by field. */
export function campaignFaults(form: CampaignForm): FieldFaults {
  return fieldErrors(...faultsOf(campaignDraft, form));
}
