import type { Program } from '../program';

/** Whether an agency's list has the program, or its state approval takes the place of one. */
export const isListedByDefault = ({ accreditors, stateApprovalIsTheRule }: Program) =>
  accreditors.size > 0 || stateApprovalIsTheRule;

/** Whether a list by place can have the program: that of a closed school is found by its name alone. */
export const isOpen = ({ listPlace }: Program) => listPlace !== 'closed';
