import { answer, api, useMutation, saveFile } from '@kashikari/web-kit';

/** Saves a booking as a calendar file, which the device's calendar opens. */
export function useSaveCalendar(id: string) {
  return useMutation({
    mutationFn: async () =>
      saveFile(
        await answer(api.GET('/bookings/{id}/ical', { params: { path: { id } }, parseAs: 'blob' })),
        `booking-${id}.ics`,
      ),
  });
}
