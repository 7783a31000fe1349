/** Whether the sheet that offers the sample campaigns is open. */
export const samples: { open: boolean } = $state({ open: false });
