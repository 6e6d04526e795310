// Messages for a visitor when a service of the company fails.
export const refused =
  'Сервис не\u00a0смог выполнить запрос. Проверьте данные или попробуйте ещё раз чуть позже.'
export const failed = 'Сервис ответил ошибкой. Попробуйте ещё раз через минуту.'
export const empty = 'Сервис прислал пустой ответ. Мы уже разбираемся, попробуйте зайти позже.'
export const unreachable =
  'Не\u00a0получилось связаться с\u00a0сервисом. Попробуйте ещё раз\u00a0— обычно помогает.'
