/** The words of the page in the browser's tab. */
export default 'Заказ не\u00A0отправился — «Сутки»'
