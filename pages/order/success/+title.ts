/** The words of the page in the browser's tab. */
export default 'Заказ принят — «Сутки»'
